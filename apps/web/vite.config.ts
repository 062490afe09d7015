import { compiledTexts } from '@maru/i18n/vite'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { coreFonts } from './build/core-fonts.ts'
import { documents } from './build/prerender.ts'

const server = process.env.MARU_SERVER ?? 'http://127.0.0.1:8080'
const proxied = { target: server, changeOrigin: false }

/** Texts of the office, the partner site and the server. */
const areasOfOthers = [
  'office*',
  'staff-codes',
  'cash-reasons',
  'sign-up-reasons',
  'care',
  'partner-site',
  'server',
  'sports-words',
]

export default defineConfig({
  plugins: [compiledTexts({ without: areasOfOthers }), coreFonts(), react(), tailwindcss(), documents()],
  server: {
    proxy: {
      '/api': proxied,
      '/art': proxied,
      '/config.json': proxied,
      '/ready': proxied,
      // Of the live socket; asked for as a page it is one.
      '/live': { ...proxied, ws: true, bypass: ({ headers }) => (headers.upgrade ? undefined : '/index.html') },
    },
  },
  build: {
    target: 'es2022',
    manifest: true,
    modulePreload: { polyfill: false },
    // A data URL would need a wider content security policy than the site has.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // All that the first page needs comes in two files, not in two dozen; in two, so that no press waits for the whole of it to be read.
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /node_modules\/(react|react-dom|scheduler)\/|apps\/web\/src\/app\/react\.ts/,
              priority: 1,
            },
            // With two small parts that most other pages show.
            {
              name: 'first',
              test: /apps\/web\/src\/(main\.tsx|pages\/main\/main\/)|packages\/ui\/src\/(ball|countdown)\.tsx/,
            },
          ],
        },
      },
    },
  },
})
