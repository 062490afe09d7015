import type { BonusVersion } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { useState } from 'react'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Chip } from '../../shared/parts/chip.tsx'
import { Pager } from '../../shared/parts/pager.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useBonusVersions } from './calls/versions.ts'
import { TermsDiff } from './terms-diff.tsx'
import './bonuses.css'

/** Every version of a bonus: when, by whom, and what it changed. */
export const BonusHistory = ({ code }: { code: string }) => {
  const t = useText('office-bonus')
  const [page, setPage] = useState(1)
  const query = useBonusVersions(code, page)
  return (
    <Panel title={t('history.title')}>
      <Asking query={query}>
        {({ rows, size, total, page: at }) =>
          rows.length === 0 ? (
            <Empty title={t('history.empty')} />
          ) : (
            <>
              <ul className="bonus-versions" aria-label={t('history.title')}>
                {rows.map((version, n) => (
                  <Version key={version.version} version={version} before={rows[n + 1]} />
                ))}
              </ul>
              <Pager page={at} size={size} total={total} onPage={setPage} />
            </>
          )
        }
      </Asking>
    </Panel>
  )
}

const Version = ({ version, before }: { version: BonusVersion; before: BonusVersion | undefined }) => {
  const t = useText('office-bonus')
  return (
    <li>
      <p className="row">
        <b>{t('form.version', { version: version.version })}</b>
        <Chip tone={version.isOn ? 'ok' : 'plain'}>{t(version.isOn ? 'list.on' : 'list.off')}</Chip>
        <When at={version.changedAt} />
        <span className="quiet">{version.staffName}</span>
      </p>
      {before ? (
        <TermsDiff before={{ isOn: before.isOn, ...before.terms }} after={{ isOn: version.isOn, ...version.terms }} />
      ) : (
        // The one before stands on the next page, or there is none.
        <p className="quiet">{version.version === 1 ? t('history.first') : t('history.older')}</p>
      )}
    </li>
  )
}
