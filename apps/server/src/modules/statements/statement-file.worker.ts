import { buffer } from 'node:stream/consumers'
import { parentPort, workerData } from 'node:worker_threads'
import type { FileWanted } from './make-file.service.ts'

const { format, language, year, lines } = workerData as FileWanted
// Of the two only the one that is asked for is loaded.
const fileOf = {
  xlsx: async () => (await import('./statement-sheet.ts')).sheetOf(language, year, lines),
  pdf: async () => buffer((await import('./statement-pdf.ts')).pdfOf(language, year, lines)),
}
parentPort?.postMessage(await fileOf[format]())
