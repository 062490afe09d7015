import { Button } from '@mantine/core'
import type { AdminAnswerOf, adminBonusCost, BonusTerms } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { TriangleAlert } from 'lucide-react'
import { sumText } from '../../shared/money.ts'
import { Asking, Empty, type Pending } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { CostChart } from './cost-chart.tsx'
import { CostLines } from './cost-lines.tsx'
import './bonuses.css'

export type BonusCost = AdminAnswerOf<typeof adminBonusCost>
type Props = {
  terms: BonusTerms | undefined
  query: Pending<BonusCost>
  onFix: ((multiple: number) => void) | undefined
}

/** What the terms in the form cost against the exact returns of the games, before they are saved. */
export const CostPanel = ({ terms, query, onFix }: Props) => {
  const t = useText('office-bonus')
  if (!terms)
    return (
      <Panel title={t('cost.title')}>
        <Empty title={t('cost.unfinished')} />
      </Panel>
    )
  const dear = query.data?.rows.filter(({ mayProfit }) => mayProfit).length ?? 0
  return (
    <>
      <Panel
        title={t('cost.title')}
        head={
          <>
            <span className="quiet">{t('cost.note')}</span>
            <span className="grow" />
            {dear > 0 && <Chip tone="bad">{t('cost.dear', { count: dear })}</Chip>}
          </>
        }
      >
        <Asking query={query} lines={8}>
          {({ rows, bonus, deposit, stake }) =>
            rows.length === 0 ? (
              <Empty title={t('cost.nothing')} />
            ) : (
              <div className="panel-pad">
                <CostChart rows={rows} />
                <p className="quiet">
                  {deposit > 0
                    ? t('cost.model', { deposit: sumText(deposit), bonus: sumText(bonus), stake: sumText(stake) })
                    : t('cost.modelAlone', { bonus: sumText(bonus), stake: sumText(stake) })}
                </p>
              </div>
            )
          }
        </Asking>
      </Panel>
      {query.data && query.data.rows.length > 0 && (
        <Panel title={t('cost.byMultiple')}>
          <div className="panel-pad">
            <CostLines rows={query.data.rows} multiple={terms.multiple} />
            {dear > 0 && (
              <div className="warn-bar" data-tone="bad" role="status">
                <TriangleAlert size={16} aria-hidden />
                <span className="grow">
                  {t('cost.warning', { count: dear })}{' '}
                  {query.data.safeMultiple === null
                    ? t('cost.noFix')
                    : t('cost.fix', { multiple: query.data.safeMultiple })}
                </span>
                {onFix && query.data.safeMultiple !== null && (
                  <Button size="compact-sm" variant="filled" onClick={() => onFix(query.data?.safeMultiple ?? 0)}>
                    {t('cost.fixIt', { multiple: query.data.safeMultiple })}
                  </Button>
                )}
              </div>
            )}
          </div>
        </Panel>
      )}
    </>
  )
}
