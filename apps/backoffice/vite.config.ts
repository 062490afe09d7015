import { compiledTexts } from '@maru/i18n/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  base: '/',
  plugins: [compiledTexts(), react()],
  build: {
    target: 'es2024',
    // A strict content policy allows no data: fonts or scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
            { name: 'mantine', test: /node_modules[\\/](@mantine[\\/](?!dates[\\/])|@floating-ui[\\/])/ },
            { name: 'tanstack', test: /node_modules[\\/]@tanstack[\\/]/ },
          ],
        },
      },
    },
  },
  server: {
    port: Number(process.env.OFFICE_DEV_PORT ?? 5174),
    proxy: {
      '/admin': { target: process.env.OFFICE_API ?? 'http://127.0.0.1:8081', ws: true },
      '/ready': process.env.OFFICE_API ?? 'http://127.0.0.1:8081',
    },
  },
})
