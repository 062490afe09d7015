import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const studio = join(import.meta.dirname, '../..')

/** The room alone, built: for films, which a server that reloads pages would break off. */
export default defineConfig({
  root: studio,
  plugins: [react()],
  build: {
    outDir: join(studio, '../../.maru/room'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    // Pictures and voices of all tables are in it, and nobody downloads it.
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { input: join(import.meta.dirname, 'index.html') },
  },
})
