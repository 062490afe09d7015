import writeSheet from 'write-excel-file/browser'
import { type Cell, saveCsv, saveFile } from './csv-file.ts'
import { sheetOf, widthsOf } from './sheet.ts'

/** A workbook is made whole in memory: a list of more rows is saved as plain text, which spreadsheets open too. */
const MOST_ROWS = 20_000

/** A list as a workbook for the browser to save; its first row is the head. */
export const saveSheet = async (name: string, rows: readonly (readonly Cell[])[]): Promise<void> => {
  if (rows.length > MOST_ROWS) return saveCsv(name, rows)
  const columns = widthsOf(rows).map((width) => ({ width }))
  const file = await writeSheet(sheetOf(rows), { columns, stickyRowsCount: 1 }).toBlob()
  saveFile(name, 'xlsx', file)
}
