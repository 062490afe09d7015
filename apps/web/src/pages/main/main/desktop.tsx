import { usePopups } from '../../../features/popups/use-popups.ts'
import { Failed } from './failed.tsx'
import { Heroes } from './heroes.tsx'
import { Care, Notices } from './notices.tsx'
import { fitInHalves, Groups, Slots, Tables, Wins } from './sections.tsx'
import { useMain } from './use-main.ts'

export function Page() {
  const main = useMain()
  const isHalf = fitInHalves(main)
  usePopups()
  return (
    <div className="rhythm">
      <div className="grid gap-4">
        <Heroes heroes={main.heroes} />
        {main.isError ? <Failed retry={main.retry} /> : <Groups groups={main.groups} />}
      </div>
      {!main.isError && (
        <>
          <div className={isHalf ? 'grid gap-x-6 gap-y-10 desk:grid-cols-2' : 'rhythm'}>
            <Tables tables={main.tables} tableCount={main.tableCount} isHalf={isHalf} />
            <Slots slots={main.slots} isHalf={isHalf} />
          </div>
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
