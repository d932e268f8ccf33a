import type { GameModule } from '..'
import Board from './Board.svelte'

const module: GameModule = { Board }
export default module
