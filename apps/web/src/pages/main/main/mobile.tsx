import { Failed } from './failed.tsx'
import { Heroes } from './heroes.tsx'
import { Care, Notices } from './notices.tsx'
import { Groups, Slots, Tables, Wins } from './sections.tsx'
import { useMain } from './use-main.ts'
import { UserPanel } from './user-panel.tsx'
import { Waiting } from './waiting.tsx'

const slotPlaces = 9

export function Page() {
  const { heroes, loaded, problem, retry } = useMain()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 pt-1">
      <UserPanel />
      <Heroes heroes={heroes} />
      {loaded ? (
        <div className="rhythm">
          <Groups groups={loaded.groups} />
          <Tables tables={loaded.tables} tableCount={loaded.tableCount} />
          <Slots slots={loaded.slots.slice(0, slotPlaces)} />
          <Wins wins={loaded.wins} />
          <Notices notices={loaded.notices} />
          <Care />
        </div>
      ) : problem ? (
        <Failed problem={problem} retry={retry} />
      ) : (
        <Waiting />
      )}
    </div>
  )
}
