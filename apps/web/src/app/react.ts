/** Runs React's own start in the file that carries it (`vite.config.ts`), and so in another task than the start of the app. */
export { createRoot } from 'react-dom/client'
