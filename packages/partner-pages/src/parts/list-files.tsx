import type { Body } from '@maru/client'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { DepositIcon } from '@maru/ui/icons.tsx'
import { useState } from 'react'
import { useHost } from '../host/host.ts'
import { takeFile } from './take-file.ts'

type Wanted = Body<'/api/partner/exportTicket'>
/** Which list, and how it is narrowed; all of its rows are given out, whatever page of it is shown. */
type Props = Wanted extends infer One ? (One extends { format: unknown } ? Omit<One, 'format'> : never) : never

/** Everything that a list finds, as plain text or as a workbook. */
export function ListFiles(list: Props) {
  const say = useText('partner')
  const { call, notify, problemText } = useHost()
  const [busy, setBusy] = useState<'csv' | 'xlsx'>()
  const save = async (format: 'csv' | 'xlsx') => {
    setBusy(format)
    try {
      const { url } = await call('/api/partner/exportTicket', { ...list, format } as Wanted)
      await takeFile(url)
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
