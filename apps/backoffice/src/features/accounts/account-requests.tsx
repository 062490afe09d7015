import type { DepositAccountRequest } from '@maru/contract'
import { type Key, type Say, useText } from '@maru/i18n/react'
import { sumText } from '../../shared/money.ts'
import { SecondPanel } from '../../shared/parts/second-panel.tsx'
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
export const AccountRequests = ({ requests }: { requests: DepositAccountRequest[] }) => {
  const t = useText('office-site')
  const may = useMay()
  const [confirm, drop] = [useConfirmAccount(), useDropAccount()]
  return (
    <SecondPanel
      rows={requests}
      what={(request) => (
        <>
          <b>{t(request.now ? 'account.change' : 'account.new')}</b>
          <Changes request={request} />
        </>
      )}
      mayDecide={may('accounts.manage')}
      confirm={confirm}
      drop={drop}
      ask={t('account.confirm-title')}
      care={t('account.confirm-note')}
    />
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
