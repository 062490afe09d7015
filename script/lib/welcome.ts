import type { Product } from './product.ts'

/** Where to go, and as whom. */
export function printWelcome({ settings, accounts }: Product, print: (line: string) => void): void {
  const { PUBLIC_URL, ADMIN_URL, PORT, DATA_DIR, MARU_MODE } = settings
  print('')
  print(`  Maru is running (${MARU_MODE}).`)
  print('')
  print(`  Member site   ${PUBLIC_URL}`)
  print(`  Back office   ${ADMIN_URL}`)
  print(`  Data          ${DATA_DIR}`)
  if (accounts.length > 0) {
    print('')
    print('  Demo accounts')
    for (const row of table(
      accounts.map(({ site, id, password, note }) => [site, id, password, note.replaceAll('<PORT>', `${PORT}`)]),
    ))
      print(`    ${row}`)
  }
  print('')
  print('  Ctrl-C stops everything.')
  print('')
}

function table(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? []
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd(),
  )
}
