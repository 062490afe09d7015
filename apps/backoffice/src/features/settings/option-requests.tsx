import type { AdminAnswerOf, adminSiteOptions } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { SecondPanel } from '../../shared/parts/second-panel.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmOption, useDropOption } from './calls/options.ts'
import { valueText } from './option-words.ts'

/** Options that say when two of the staff are needed: another confirms the change. */
export const OptionRequests = ({ found }: { found: AdminAnswerOf<typeof adminSiteOptions> }) => {
  const t = useText('office-site')
  const may = useMay()
  const [confirm, drop] = [useConfirmOption(), useDropOption()]
  return (
    <SecondPanel
      rows={found.requests}
      what={({ name, value }) => {
        const now = found.rows.find((row) => row.name === name)
        return (
          <>
            {t(`option.${name}`)} {now && valueText(t, now, now.value)} → <b>{now && valueText(t, now, value)}</b>
          </>
        )
      }}
      mayDecide={may('site.options')}
      confirm={confirm}
      drop={drop}
    />
  )
}
