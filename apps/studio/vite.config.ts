import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const pages = join(import.meta.dirname, 'pages')

export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  plugins: [react()],
  build: {
    outDir: join(import.meta.dirname, 'dist'),
    emptyOutDir: true,
    // Everything from the studio's own origin, as its policy says; nothing inlined that the policy would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        slot: join(pages, 'slot.html'),
        baccarat: join(pages, 'baccarat.html'),
        table: join(pages, 'table.html'),
        'table-round': join(pages, 'table-round.html'),
      },
    },
  },
})
