import { Button } from '@mantine/core'
import type { BonusRequest } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { sumText } from '../../shared/money.ts'
import { Asking, Empty } from '../../shared/parts/asking.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useDecideRequest } from './calls/decide-request.ts'
import { useBonusRequests } from './calls/requests.ts'
import { TermsDiff } from './terms-diff.tsx'
import './bonuses.css'

/** What one of the staff asked for and another decides. */
export const RequestsPanel = () => {
  const t = useText('office-bonus')
  const query = useBonusRequests()
  return (
    <Panel title={t('requests.title')} head={<span className="quiet">{t('requests.note')}</span>}>
      <Asking query={query}>
        {({ requests }) =>
          requests.length === 0 ? (
            <Empty title={t('requests.empty')} />
          ) : (
            <ul className="bonus-versions" aria-label={t('requests.title')}>
              {requests.map((request) => (
                <Request key={request.requestId} request={request} />
              ))}
            </ul>
          )
        }
      </Asking>
    </Panel>
  )
}

const Request = ({ request }: { request: BonusRequest }) => {
  const t = useText('office-bonus')
  const may = useMay()
  const decide = useDecideRequest()
  const { requestId, code, terms, grant, isOwn, askedAt, askedBy, reason } = request
  const send = (act: 'approve' | 'drop') => decide.mutate({ params: { requestId }, body: { act } })
  return (
    <li>
      <p className="row">
        <b>
          {grant
            ? t('requests.grant', { code, nick: grant.memNick, sum: sumText(grant.amount) })
            : t('requests.terms', { code })}
        </b>
        <When at={askedAt} />
        <span className="quiet">{askedBy}</span>
      </p>
      <p className="second">{t('requests.reason', { reason })}</p>
      {terms && (
        <TermsDiff
          before={terms.before && { isOn: false, ...terms.before }}
          after={{ isOn: terms.isOn, ...terms.after }}
        />
      )}
      {may('bonuses.manage') && (
        <div className="form-actions">
          <Button onClick={() => send('drop')} disabled={decide.isPending}>
            {t(isOwn ? 'requests.withdraw' : 'requests.decline')}
          </Button>
          {isOwn ? (
            <span className="quiet">{t('requests.other')}</span>
          ) : (
            <Button variant="filled" loading={decide.isPending} onClick={() => send('approve')}>
              {t('requests.approve')}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}
