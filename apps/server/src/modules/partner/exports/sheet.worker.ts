import { parentPort, workerData } from 'node:worker_threads'
import writeSheet from 'write-excel-file/node'
import { type Cell, safeText } from './csv.rules.ts'

const WIDTH = 18
const [head = [], ...rows] = workerData as Cell[][]
const shown = (value: Cell) =>
  typeof value === 'string'
    ? { value: safeText(value) }
    : { value, format: Number.isInteger(value) ? '#,##0' : '0.00%' }

const file = await writeSheet(
  [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(shown))],
  { sheet: 'maru', columns: head.map(() => ({ width: WIDTH })), stickyRowsCount: 1 },
).toBuffer()
parentPort?.postMessage(file)
