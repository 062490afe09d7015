import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { AdminAnswerOf, adminSettlementPreview } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { dayText } from '@maru/ui/day.ts'
import { useState } from 'react'
import { digits, sumText } from '../../shared/money.ts'
import { Asking } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { OlderPager } from '../../shared/parts/older-pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { ReasonModal } from '../../shared/parts/reason-modal.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useFreezeSettlement, useSettlementPreview } from './calls/settlements.ts'
import { SettlementFigures } from './settlement-figures.tsx'
import { SettlementRows } from './settlement-rows.tsx'
import { periodText } from './settlements-table.tsx'

/** What the next period comes to, and freezing it once it is over. */
export const ComingPanel = () => {
  const say = useText('office-partners')
  const [before, setBefore] = useState('')
  const query = useSettlementPreview({ before, size: 20 })
  return (
    <Panel title={say('losing.coming')} head={query.data && <Head found={query.data} />}>
      <Asking query={query} lines={6}>
        {(found) => (
          <>
            <SettlementFigures
              rule={`${say(`rule.${found.coming.rule}`)} · ${say(`negative.${found.coming.negative}`)}`}
              partners={digits(found.paidPartners)}
              amount={sumText(found.amount)}
            />
            {!found.coming.isOver && <p className="panel-pad quiet">{say('losing.so-far')}</p>}
            <SettlementRows rows={found.rows} rule={found.coming.rule} />
            <OlderPager before={before} newest="" next={found.next} onBefore={setBefore} />
          </>
        )}
      </Asking>
    </Panel>
  )
}

const Head = ({ found: { coming, paidPartners, amount } }: { found: AdminAnswerOf<typeof adminSettlementPreview> }) => {
  const say = useText('office-partners')
  const may = useMay()
  const freeze = useFreezeSettlement()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <b className="num">{periodText(coming)}</b>
      <Chip tone={coming.isOver ? 'ok' : 'info'}>{say(coming.isOver ? 'losing.over' : 'losing.open')}</Chip>
      <span className="grow" />
      {coming.isOver && may('partners.settle') && (
        <Button variant="filled" onClick={() => setAsking(true)}>
          {say('losing.freeze')}
        </Button>
      )}
      {isAsking && (
        <ReasonModal
          title={say('losing.freeze')}
          note={say('losing.freeze-note', {
            from: dayText(coming.from),
            until: dayText(coming.until),
            partners: digits(paidPartners),
            amount: sumText(amount),
          })}
          presets={[]}
          confirmLabel={say('losing.freeze')}
          isGood
          isBusy={freeze.isPending}
          onConfirm={(reason) =>
            freeze.mutate(
              { body: { from: coming.from, reason } },
              {
                onSuccess: () => notifications.show({ message: say('losing.frozen') }),
                onSettled: () => setAsking(false),
              },
            )
          }
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
