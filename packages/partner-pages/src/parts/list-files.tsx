import type { Body, Data } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { DepositIcon } from '@maru/ui/icons.tsx'
import { type Cell, saveCsv } from '@maru/ui/table-file/csv-file.ts'
import { useState } from 'react'
import type { ListPath } from '../host/calls.ts'
import { useHost } from '../host/host.ts'

const PAGE_SIZE = 100
/** More rows than a spreadsheet is read with. */
const MOST_ROWS = 20_000

type Row<P extends ListPath> = Data<P> extends { list: readonly (infer R)[] } ? R : never
type Props<P extends ListPath> = {
  /** Of the file. */
  name: string
  path: P
  /** As the list is narrowed. */
  body: Omit<Body<P>, 'before' | 'size'>
  heads: readonly string[]
  cells: (row: Row<P>) => readonly Cell[]
}

/** Everything that a list finds, page by page, as plain text or as a workbook. */
export function ListFiles<P extends ListPath>({ name, path, body, heads, cells }: Props<P>) {
  const say = useText('partner')
  const { call, notify, problemText } = useHost()
  const [busy, setBusy] = useState<'csv' | 'xlsx'>()
  const save = async (kind: 'csv' | 'xlsx') => {
    setBusy(kind)
    try {
      const rows: (readonly Cell[])[] = [heads]
      for (let before: string | null = ''; before !== null && rows.length <= MOST_ROWS; ) {
        const page = (await call(path, { ...body, before, size: PAGE_SIZE } as Body<P>)) as {
          list: Row<P>[]
          next: string | null
        }
        rows.push(...page.list.map(cells))
        before = page.next
      }
      if (kind === 'csv') return saveCsv(name, rows)
      // Who saves no workbook loads nothing that makes one.
      const { saveSheet } = await import('@maru/ui/table-file/sheet-file.ts')
      await saveSheet(name, rows)
    } catch (problem) {
      notify.error(problemText(problem))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <span className="flex gap-2 tablet:ml-auto">
      {(['csv', 'xlsx'] as const).map((kind) => (
        <Button
          key={kind}
          icon={<DepositIcon size={16} />}
          busy={busy === kind}
          disabled={busy !== undefined && busy !== kind}
          aria-label={say(`files.${kind}Save`)}
          onClick={() => void save(kind)}
        >
          {say(`files.${kind}`)}
        </Button>
      ))}
    </span>
  )
}

/** A sum as a spreadsheet reads it: whole won, or euro and dollars with their decimals. null, of what who reads may not see, leaves its cell empty. */
export const useSheetSum = (): ((units: number | null) => number | null) => {
  const { oneUnit } = useHost()
  return (units) => (units === null ? null : units / oneUnit)
}
