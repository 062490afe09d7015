import { usePopups } from '../../../features/popups/use-popups.ts'
import { Failed } from './failed.tsx'
import { Heroes } from './heroes.tsx'
import { Care, Notices } from './notices.tsx'
import { Groups, Slots, Tables, Wins } from './sections.tsx'
import { useMain } from './use-main.ts'
import { UserPanel } from './user-panel.tsx'

export function Page() {
  const main = useMain()
  usePopups()
  return (
    <div className="rhythm pt-1">
      <div className="grid gap-3">
        <UserPanel />
        <Heroes heroes={main.heroes} />
        {main.isError ? <Failed retry={main.retry} /> : <Groups groups={main.groups} />}
      </div>
      {!main.isError && (
        <>
          <Tables tables={main.tables} tableCount={main.tableCount} />
          <Slots slots={main.slots?.slice(0, 9)} />
          <Wins wins={main.wins} />
          <Notices notices={main.notices} />
          <Care />
        </>
      )}
    </div>
  )
}
