import { partnerPeriods } from '@maru/contract/partner-terms'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card } from '@maru/ui/card.tsx'
import { PlusGlyph } from '@maru/ui/glyphs.tsx'
import { SearchBox } from '@maru/ui/search-box.tsx'
import { Segmented } from '@maru/ui/segmented.tsx'
import { SkeletonTiles } from '@maru/ui/skeleton.tsx'
import { lazy, Suspense, useState } from 'react'
import { useMay } from '../../frame/me.ts'
import { PartnerFrame } from '../../frame/partner-frame.tsx'
import { useHost } from '../../host/host.ts'
import { useList } from '../../host/use-call.ts'
import { ListFiles } from '../../parts/list-files.tsx'
import { LoadFailed } from '../../parts/load-failed.tsx'
import { useSettled } from '../../parts/use-settled.ts'
import { TreeOf } from '../../tree/tree-view.tsx'
import { TreeContext, useTree } from '../../tree/use-tree.ts'

const Drawer = lazy(() => import('../../tree/drawer.tsx').then((m) => ({ default: m.Drawer })))

export function Page() {
  const say = useText('partner')
  return (
    <PartnerFrame page="tree" note={say('tree.note')} action={<CreateButton />}>
      <Tree />
    </PartnerFrame>
  )
}

function CreateButton() {
  const say = useText('partner')
  const { goTo } = useHost()
  const may = useMay()
  if (!may('tree.create')) return null
  return (
    <Button icon={<PlusGlyph size={16} />} onClick={() => goTo('create')} className="max-tablet:hidden">
      {say('page.create')}
    </Button>
  )
}

function Tree() {
  const say = useText('partner')
  const sayCommon = useText('common')
  const { changeSearch } = useHost()
  const [typed, setTyped] = useState('')
  const view = useTree(useSettled(typed.trim()))
  const { first, isError, problem, retry } = useList('/api/partner/tree', { partnerId: 0, period: view.period })
  return (
    <TreeContext value={view}>
      <Card pad={false}>
        <div className="flex flex-wrap items-center gap-3 p-4 tablet:px-5">
          <SearchBox
            kind="field"
            label={say('tree.search')}
            clearLabel={sayCommon('action.clear')}
            value={typed}
            onChange={setTyped}
            maxLength={40}
            className="w-full tablet:w-70"
          />
          <div className="scroll-row max-w-full">
            <Segmented
              label={say('period.label')}
              value={view.period}
              onChange={(period) => changeSearch({ period })}
              options={partnerPeriods.map((value) => ({ value, label: say(`period.${value}`) }))}
              className="max-w-none! max-tablet:[&>label]:px-2.5"
            />
          </div>
          <ListFiles what="partners" ask={{ partnerId: 0, search: view.search, period: view.period }} />
          {view.closeAll && !view.search && (
            <Button kind="ghost" onClick={view.closeAll}>
              {say('tree.closeAll')}
            </Button>
          )}
        </div>
        {isError ? (
          <LoadFailed title={say('failed')} problem={problem} retry={retry} className="m-4" />
        ) : first ? (
          <TreeOf self={first.self} />
        ) : (
          <div aria-busy="true" className="grid gap-2 p-4">
            <SkeletonTiles count={6} shape="row" />
          </div>
        )}
      </Card>
      {view.chosen && (
        <Suspense>
          <Drawer holderId={view.chosen} close={view.leave} />
        </Suspense>
      )}
    </TreeContext>
  )
}
