import { Failed } from './failed.tsx'
import { Heroes } from './heroes.tsx'
import { Care, Notices } from './notices.tsx'
import { Groups, Slots, Tables, Wins } from './sections.tsx'
import { useMain } from './use-main.ts'

export function Page() {
  const main = useMain()
  return (
    <div className="rhythm">
      <div className="grid gap-4">
        <Heroes heroes={main.heroes} />
        {main.isError ? <Failed retry={main.retry} /> : <Groups groups={main.groups} />}
      </div>
      {!main.isError && (
        <>
          <Tables tables={main.tables} tableCount={main.tableCount} />
          <Slots slots={main.slots} />
          <Wins wins={main.wins} />
          <div className="grid gap-6 desk:grid-cols-[1.45fr_1fr]">
            <Notices notices={main.notices} />
            <Care />
          </div>
        </>
      )}
    </div>
  )
}
