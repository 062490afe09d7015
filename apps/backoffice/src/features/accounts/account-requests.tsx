import { Button } from '@mantine/core'
import type { DepositAccountRequest } from '@maru/contract'
import { type Key, type Say, useText } from '@maru/i18n/react'
import { useState } from 'react'
import { sumText } from '../../shared/money.ts'
import { ConfirmModal } from '../../shared/parts/confirm-modal.tsx'
import { Panel } from '../../shared/parts/panel.tsx'
import { When } from '../../shared/parts/when.tsx'
import { useMay } from '../../shared/staff/me.ts'
import { useConfirmAccount, useDropAccount } from './calls/accounts.ts'

type Terms = DepositAccountRequest['wanted']

const lines: readonly { word: Key<'office-site'>; of: (terms: Terms, t: Say<'office-site'>) => string }[] = [
  { word: 'account.bank', of: ({ bankName }) => bankName },
  { word: 'account.number', of: ({ account }) => account },
  { word: 'account.holder', of: ({ holder }) => holder },
  { word: 'account.levels', of: ({ levelFrom, levelTo }) => `${levelFrom}–${levelTo}` },
  { word: 'account.most', of: ({ mostPerDay }, t) => (mostPerDay === 0 ? t('account.any-sum') : sumText(mostPerDay)) },
  { word: 'account.note', of: ({ note }) => note || '–' },
  { word: 'account.on', of: ({ isOn }, t) => t(isOn ? 'settings.on' : 'settings.off') },
]

/** What one of the staff wants and another confirms, with what would be different. */
export const AccountRequests = ({ requests }: { requests: readonly DepositAccountRequest[] }) => {
  const t = useText('office-site')
  const say = useText('office-points')
  const may = useMay()
  const confirm = useConfirmAccount()
  const drop = useDropAccount()
  const [asked, setAsked] = useState<DepositAccountRequest>()
  const close = () => setAsked(undefined)
  return (
    <Panel title={say('requests.title')} head={<span className="quiet">{say('requests.note')}</span>}>
      {requests.map((request) => (
        <article key={request.requestId} className="panel-pad account-request">
          <div className="row">
            <b>{t(request.now ? 'account.change' : 'account.new')}</b>
            <span className="second">{request.staffName}</span>
            <When at={request.askedAt} />
            <span className="grow" />
            {may('accounts.manage') && !request.isOwn && (
              <Button size="compact-sm" variant="filled" onClick={() => setAsked(request)}>
                {say('requests.confirm')}
              </Button>
            )}
            {may('accounts.manage') && (
              <Button
                size="compact-sm"
                loading={drop.isPending && drop.variables.params?.requestId === request.requestId}
                onClick={() => drop.mutate({ params: { requestId: request.requestId } })}
              >
                {say('requests.drop')}
              </Button>
            )}
          </div>
          <p className="second">{request.reason}</p>
          <Changes request={request} />
        </article>
      ))}
      {asked && (
        <ConfirmModal
          title={t('account.confirm-title')}
          confirmLabel={say('requests.confirm')}
          isBusy={confirm.isPending}
          onConfirm={() => confirm.mutate({ params: { requestId: asked.requestId } }, { onSettled: close })}
          onClose={close}
        >
          <p>{t('account.confirm-note')}</p>
          <Changes request={asked} />
        </ConfirmModal>
      )}
    </Panel>
  )
}

const Changes = ({ request: { now, wanted } }: { request: DepositAccountRequest }) => {
  const t = useText('office-site')
  const shown = lines
    .map(({ word, of }) => ({ word, before: now && of(now, t), after: of(wanted, t) }))
    .filter(({ before, after }) => before !== after)
  return (
    <dl className="account-changes">
      {shown.map(({ word, before, after }) => (
        <div key={word}>
          <dt className="second">{t(word)}</dt>
          <dd className="num">
            {before !== null && <s className="quiet">{before}</s>} <b>{after}</b>
          </dd>
        </div>
      ))}
    </dl>
  )
}
