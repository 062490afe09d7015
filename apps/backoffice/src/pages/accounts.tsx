import { useText } from '@maru/i18n/react'
import { AccountRequests } from '../features/accounts/account-requests.tsx'
import { AccountsPanel } from '../features/accounts/accounts-panel.tsx'
import { useDepositAccounts } from '../features/accounts/calls/accounts.ts'
import { Asking } from '../shared/parts/asking.tsx'
import '../features/settings/settings.css'

export const AccountsPage = () => {
  const t = useText('office-site')
  return (
    <div className="page-body">
      <div className="page-head">
        <h1>{t('account.title')}</h1>
      </div>
      <Asking query={useDepositAccounts()} lines={8}>
        {(found) => (
          <>
            <AccountRequests requests={found.requests} />
            <AccountsPanel found={found} />
          </>
        )}
      </Asking>
    </div>
  )
}
