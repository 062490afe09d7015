import type { Minigame, MiniPriceVersion } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { exactPercent, oddsText } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Pager } from '../../shared/parts/pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMarketWords } from '../../shared/words/use-market-words.ts'
import { usePriceHistory } from './calls/price-history.ts'
import './prices.css'

/** Every version of the prices of a game: when, by whom, and what it changed. */
export const PriceHistory = ({ game }: { game: Minigame }) => {
  const t = useText('office')
  const [page, setPage] = useState(1)
  const query = usePriceHistory(game, page)
  return (
    <Panel title={t('minigames.history')}>
      <Asking query={query}>
        {(found) =>
          found.rows.length === 0 ? (
            <Empty title={t('minigames.no-history')} />
          ) : (
            <>
              <ul className="mini-versions" aria-label={t('minigames.history')}>
                {found.rows.map((version) => (
                  <Version key={version.version} game={game} version={version} />
                ))}
              </ul>
              <Pager page={found.page} size={found.size} total={found.total} onPage={setPage} />
            </>
          )
        }
      </Asking>
    </Panel>
  )
}

const Version = ({ game, version }: { game: Minigame; version: MiniPriceVersion }) => {
  const t = useText('office')
  const words = useMarketWords()
  const { changes, marginBefore, combinationMarginBp } = version
  return (
    <li>
      <p>
        <b>{t('minigames.version', { version: version.version })}</b> <When at={version.validFrom} />{' '}
        <span className="quiet">{version.staffName || t('minigames.by-itself')}</span>
      </p>
      <ul className="mini-changes num">
        {marginBefore !== null && marginBefore !== combinationMarginBp && (
          <li>
            <span>{t('minigames.combination-margin')}</span>
            <s className="quiet">{exactPercent(marginBefore)}</s>
            <b>{exactPercent(combinationMarginBp)}</b>
          </li>
        )}
        {changes.map(({ market, outcome, before, after }) => (
          <li key={`${market} ${outcome}`}>
            <span>{words.selection(game, market, outcome)}</span>
            <s className="quiet">{oddsText(before)}</s>
            <b>{oddsText(after)}</b>
          </li>
        ))}
      </ul>
      {changes.length === 0 && (marginBefore === null || marginBefore === combinationMarginBp) && (
        <p className="quiet">{t(marginBefore === null ? 'minigames.first-version' : 'minigames.no-changes')}</p>
      )}
    </li>
  )
}
