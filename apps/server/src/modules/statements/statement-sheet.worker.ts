import { parentPort, workerData } from 'node:worker_threads'
import { type SheetWanted, sheetOf } from './statement-sheet.ts'

const { language, year, lines } = workerData as SheetWanted
parentPort?.postMessage(await sheetOf(language, year, lines))
