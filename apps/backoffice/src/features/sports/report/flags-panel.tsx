import { type SportFlag, sportFlagKinds } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { digits, exactPercent } from '../../../shared/money.ts'
import { Asking, Empty } from '../../../shared/parts/asking.tsx'
import { Chip } from '../../../shared/parts/chip.tsx'
import { type Column, Grid } from '../../../shared/parts/grid.tsx'
import { OlderPager } from '../../../shared/parts/older-pager.tsx'
import { Panel } from '../../../shared/parts/panel.tsx'
import { Scroll } from '../../../shared/parts/scroll.tsx'
import { Tabs } from '../../../shared/parts/tabs.tsx'
import { When } from '../../../shared/parts/when.tsx'
import { MemberLink } from '../../tables/member-link.tsx'
import { useFlags } from './calls/report.ts'

const NEWEST = ''
const kinds = ['all', ...sportFlagKinds] as const

/** Who is worth a look, and why. It holds nothing up. */
export const FlagsPanel = () => {
  const say = useText('office-sports-report')
  const [kind, setKind] = useState<(typeof kinds)[number]>('all')
  const [before, setBefore] = useState(NEWEST)
  const query = useFlags({ kind, before })
  const why = ({ close, market }: SportFlag): string => {
    if (close)
      return say('flag.close', {
        compared: digits(close.compared),
        beaten: digits(close.beaten),
        edge: `${close.edgeBp > 0 ? '+' : ''}${exactPercent(close.edgeBp)}`,
      })
    return market ? `${market.event} · ${market.market} · ${market.outcomes.join(' / ')}` : '–'
  }
  const columns: Column<SportFlag>[] = [
    { id: 'at', head: say('flag.at'), cell: (row) => <When at={row.foundAt} /> },
    {
      id: 'kind',
      head: say('flag.kind'),
      cell: (row) => (
        <span className="row">
          <Chip tone="warn">{say(`flag.${row.kind}`)}</Chip>
          {row.kind === 'both-sides' && row.market && (
            <Chip>{say(row.market.isSameDevice ? 'flag.same-device' : 'flag.same-address')}</Chip>
          )}
        </span>
      ),
    },
    {
      id: 'members',
      head: say('flag.members'),
      mayWrap: true,
      cell: (row) =>
        row.members.map(({ memberId, memNick }) => (
          <span key={memberId} className="report-member">
            <MemberLink memberId={memberId} memId={memNick || String(memberId)} />
          </span>
        )),
      below: why,
    },
    { id: 'why', head: say('flag.why'), mayWrap: true, isWideOnly: true, cell: why },
  ]
  return (
    <Panel title={say('flags')} head={<span className="quiet">{say('flags.note')}</span>}>
      <div className="panel-pad">
        <Tabs
          label={say('flag.kind')}
          value={kind}
          onChange={(next) => {
            setKind(next)
            setBefore(NEWEST)
          }}
          tabs={kinds.map((value) => ({ value, label: say(`flag.${value}`) }))}
        />
      </div>
      <Asking query={query} lines={4}>
        {({ rows, next }) =>
          rows.length === 0 ? (
            <Empty title={say('flags.none')} />
          ) : (
            <>
              <Scroll>
                <Grid label={say('flags')} columns={columns} rows={rows} idOf={(row) => row.flagId} />
              </Scroll>
              <OlderPager before={before} newest={NEWEST} next={next} onBefore={setBefore} />
            </>
          )
        }
      </Asking>
      <p className="panel-pad quiet">{say('flags.rules')}</p>
    </Panel>
  )
}
