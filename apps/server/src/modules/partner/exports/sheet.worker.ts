import { parentPort, workerData } from 'node:worker_threads'
import writeSheet from 'write-excel-file/node'
import { seoulClock } from '../../../platform/seoul-time.ts'
import { type Cell, safeText } from './csv.rules.ts'

const WIDTH = 18
const [head = [], ...rows] = workerData as Cell[][]
const shown = (value: Cell) => {
  if (typeof value === 'string') return { value: safeText(value) }
  // A workbook knows no zones: its dates are what a clock shows.
  if (value instanceof Date)
    return { value: new Date(`${seoulClock(value).replace(' ', 'T')}Z`), format: 'yyyy-mm-dd hh:mm:ss' }
  if (typeof value === 'object') return { value: value.share, format: '0.00%' }
  return { value, format: Number.isInteger(value) ? '#,##0' : '#,##0.00' }
}

const file = await writeSheet(
  [head.map((value) => ({ value: String(value), fontWeight: 'bold' as const })), ...rows.map((row) => row.map(shown))],
  { sheet: 'maru', columns: head.map(() => ({ width: WIDTH })), stickyRowsCount: 1 },
).toBuffer()
parentPort?.postMessage(file)
