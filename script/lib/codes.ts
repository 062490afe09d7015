import { codesTable } from './codes-table.ts'
import { ROOT } from './root.ts'

process.stdout.write(codesTable(ROOT).text)
