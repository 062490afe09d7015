import { compiledTexts } from '@maru/i18n/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const proxied = { target: process.env.PARTNER_API ?? 'http://127.0.0.1:8083', changeOrigin: false }

export default defineConfig({
  base: '/',
  plugins: [compiledTexts(), react(), tailwindcss()],
  build: {
    target: 'es2024',
    // A strict content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|@tanstack)[\\/]/ }],
        },
      },
    },
  },
  server: {
    port: Number(process.env.PARTNER_DEV_PORT ?? 5176),
    proxy: { '/api': proxied, '/config.json': proxied, '/ready': proxied, '/live': { ...proxied, ws: true } },
  },
})
