// The benchmark's small game on boardgame.io: two players in turn put their mark on one of nine cells.
// node server.js PORT [FOLDER]: with a folder, matches are kept in its file store.
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");

const Bench = {
  name: "bench",
  minPlayers: 2,
  maxPlayers: 2,
  setup: () => ({ cells: Array(9).fill(-1), turn: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell > 8) return INVALID_MOVE;
      G.cells[cell] = Number(playerID);
      G.turn += 1;
    },
  },
};

const [port, folder] = process.argv.slice(2);
const settings = { games: [Bench], origins: ["*"] };
if (folder) settings.db = new FlatFile({ dir: folder, logging: false });
const server = Server(settings);
server.run(Number(port), () => console.log("ready"));
