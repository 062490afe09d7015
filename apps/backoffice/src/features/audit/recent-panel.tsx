import { useText } from '@maru/i18n/react'
import { Link } from '@tanstack/react-router'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { buttonLink } from '../../shared/parts/button-link.ts'
import { Panel } from '../../shared/parts/panel.tsx'
import { useNow } from '../../shared/time/now.ts'
import { seoulShort } from '../../shared/time/seoul.ts'
import './audit.css'
import { actionWord, targetWord } from './audit-words.ts'
import { useAudit } from './calls/audit.ts'

const count = 5

/** What was done last, by anybody. */
export const RecentPanel = () => {
  const t = useText('office')
  const now = useNow()
  const query = useAudit({ size: count })
  return (
    <Panel
      title={t('desk.recent')}
      head={
        <>
          <span className="grow" />
          <Link to="/audit" search={{ action: '', staff: '', target: '', before: '' }} className={buttonLink}>
            {t('act.all')}
          </Link>
        </>
      }
    >
      <div className="panel-scroll panel-low">
        <Asking query={query} lines={4}>
          {(found) =>
            found.rows.length === 0 ? (
              <Empty title={t('audit.empty')} />
            ) : (
              <ul className="timeline recent">
                {found.rows.map((row) => (
                  <li key={row.id}>
                    <time>{seoulShort(row.at, now)}</time>
                    <span>
                      {actionWord(t, row.action)} · <span className="quiet">{targetWord(t, row)}</span>
                    </span>
                    <span>{row.staffName}</span>
                  </li>
                ))}
              </ul>
            )
          }
        </Asking>
      </div>
    </Panel>
  )
}
