import { cx } from '@maru/ui/cx.ts'
import { Failed } from './failed.tsx'
import { Heroes } from './heroes.tsx'
import { type Beside, besideOf } from './lobby-shape.rules.ts'
import { Care, Notices } from './notices.tsx'
import { Groups, Slots, Tables, Wins } from './sections.tsx'
import { type Loaded, useMain } from './use-main.ts'
import { Waiting } from './waiting.tsx'

export function Page() {
  const { heroes, loaded, problem, retry } = useMain()
  return (
    <div className="grid gap-4">
      <Heroes heroes={heroes} />
      {loaded ? <Lobby loaded={loaded} /> : problem ? <Failed problem={problem} retry={retry} /> : <Waiting />}
    </div>
  )
}

const besideGrid: Record<Beside['columns'], string> = {
  even: 'desk:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
  fewSlots: 'desk:grid-cols-[minmax(0,1fr)_372px] wide:grid-cols-[minmax(0,1fr)_440px]',
  oneTable: 'desk:grid-cols-[300px_minmax(0,1fr)] wide:grid-cols-[400px_minmax(0,1fr)]',
}

function Lobby({ loaded }: { loaded: Loaded }) {
  const beside = besideOf(loaded.tables.length, loaded.slots.length)
  return (
    <div className="rhythm">
      <Groups groups={loaded.groups} />
      <div className={beside ? cx('grid gap-x-6 gap-y-10', besideGrid[beside.columns]) : 'rhythm'}>
        <Tables tables={loaded.tables} tableCount={loaded.tableCount} />
        <Slots slots={loaded.slots} beside={beside} />
      </div>
      <Wins wins={loaded.wins} />
      <div className="grid gap-6 desk:has-[>:nth-child(2)]:grid-cols-[1.45fr_1fr]">
        <Notices notices={loaded.notices} />
        <Care />
      </div>
    </div>
  )
}
