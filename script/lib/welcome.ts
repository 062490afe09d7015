import type { Product } from './product.ts'
import { tableOf } from './table.ts'

/** Where to go, and as whom. */
export function printWelcome({ settings, accounts }: Product, print: (line: string) => void): void {
  const { PUBLIC_URL, ADMIN_URL, PARTNER_URL, PORT, DATA_DIR, MARU_MODE } = settings
  print('')
  print(`  Maru is running (${MARU_MODE}).`)
  print('')
  print(`  Member site   ${PUBLIC_URL}`)
  print(`  Back office   ${ADMIN_URL}`)
  if (PARTNER_URL) print(`  Partner site  ${PARTNER_URL}`)
  print(`  Data          ${DATA_DIR}`)
  if (accounts.length > 0) {
    print('')
    print('  Demo accounts')
    for (const row of tableOf(
      accounts.map(({ site, id, password, note }) => [site, id, password, note.replaceAll('<PORT>', `${PORT}`)]),
    ))
      print(`    ${row}`)
  }
  if (MARU_MODE === 'licensed') {
    print('')
    print('  Staff: ./script/staff list   Sites, banks, options: ./script/site show   (docs/guides/run-it.md)')
  }
  print('')
  print('  Ctrl-C stops everything.')
  print('')
}
