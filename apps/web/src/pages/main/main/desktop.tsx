import { usePopups } from '../../../features/popups/use-popups.ts'
import { Failed } from './failed.tsx'
import { Heroes } from './heroes.tsx'
import { Care, Notices } from './notices.tsx'
import { fitInHalves, Groups, Slots, Tables, Wins } from './sections.tsx'
import { type Loaded, useMain } from './use-main.ts'
import { Waiting } from './waiting.tsx'

export function Page() {
  const { heroes, loaded, isError, retry } = useMain()
  usePopups()
  return (
    <div className="grid gap-4">
      <Heroes heroes={heroes} />
      {loaded ? <Lobby loaded={loaded} /> : isError ? <Failed retry={retry} /> : <Waiting />}
    </div>
  )
}

function Lobby({ loaded }: { loaded: Loaded }) {
  const isHalf = fitInHalves(loaded)
  return (
    <div className="rhythm">
      <Groups groups={loaded.groups} />
      <div className={isHalf ? 'grid gap-x-6 gap-y-10 desk:grid-cols-2' : 'rhythm'}>
        <Tables tables={loaded.tables} tableCount={loaded.tableCount} isHalf={isHalf} />
        <Slots slots={loaded.slots} isHalf={isHalf} />
      </div>
      <Wins wins={loaded.wins} />
      <div className="grid gap-6 desk:grid-cols-[1.45fr_1fr]">
        <Notices notices={loaded.notices} />
        <Care />
      </div>
    </div>
  )
}
