import { defineConfig } from 'vite'

export default defineConfig({ root: import.meta.dirname, server: { port: 9400, strictPort: true } })
