import { useText } from '@maru/i18n/react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { type Column, Grid } from '../../shared/parts/grid.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { Scroll } from '../../shared/parts/scroll.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useHelpAsked } from './calls/protection.ts'
import { ProtectionLink } from './protection-link.tsx'

type Row = { memberId: number; memNick: string; askedAt: string; score: number | null }

/** Who waits for a call. */
export const HelpPanel = () => {
  const t = useText('care')
  const columns: Column<Row>[] = [
    { id: 'member', head: t('signs.member'), cell: (row) => <ProtectionLink {...row} /> },
    { id: 'asked', head: t('help.asked'), cell: (row) => <When at={row.askedAt} /> },
    {
      id: 'score',
      head: t('help.score'),
      isFigure: true,
      cell: ({ score }) => (score === null ? '–' : t('help.of', { score })),
    },
  ]
  return (
    <Panel title={t('help.list')} head={<span className="quiet">{t('help.note')}</span>}>
      <Asking query={useHelpAsked()} lines={2}>
        {({ rows }) =>
          rows.length === 0 ? (
            <Empty title={t('help.empty')} />
          ) : (
            <Scroll>
              <Grid label={t('help.list')} columns={columns} rows={rows} idOf={(row) => row.memberId} />
            </Scroll>
          )
        }
      </Asking>
    </Panel>
  )
}
