import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

const OUT = '../src/mythos/browser'

/** Compress every text once, here, so that the server only has to hand files out. */
function compressed(): Plugin {
  return {
    name: 'compressed',
    apply: 'build',
    closeBundle() {
      const files = readdirSync(OUT, { recursive: true, encoding: 'utf8' })
      for (const file of files.map((each) => join(OUT, each))) {
        if (!/\.(js|css|html|svg)$/.test(file) || statSync(file).size < 512) continue
        const data = readFileSync(file)
        writeFileSync(`${file}.gz`, gzipSync(data, { level: 9 }))
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11 }
        writeFileSync(`${file}.br`, brotliCompressSync(data, { params: quality }))
      }
    },
  }
}

/** The drawings of a faction travel together: only those at the table are asked for. */
function folderOf(id: string): string | undefined {
  const found = /\/factions\/(\w+)\/(?!emblem)\w+\.svg/.exec(id)
  return found ? `faction-${found[1]}` : undefined
}

export default defineConfig({
  plugins: [svelte(), compressed()],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: { output: { manualChunks: folderOf } },
  },
  server: {
    proxy: { '/api': { target: 'http://127.0.0.1:8017', ws: true } },
  },
  test: { include: ['tests/**/*.test.ts'] },
} as Parameters<typeof defineConfig>[0])
