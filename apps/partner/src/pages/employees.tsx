import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Card, PageTitle } from '@maru/ui/card.tsx'
import { Empty } from '@maru/ui/empty.tsx'
import { Table } from '@maru/ui/table.tsx'
import { Tag } from '@maru/ui/tag.tsx'
import { lazy, Suspense, useState } from 'react'
import type { Act } from '../features/employees/edit-employee.tsx'
import type { Employee } from '../features/employees/employees.ts'
import type { Handed } from '../features/employees/handed-password.tsx'
import { useRead } from '../shared/calls.ts'
import { dayTime } from '../shared/formats.ts'
import { LoadFailed } from '../shared/load-failed.tsx'

const windows = () => import('../features/employees/windows.ts')
const NewEmployee = lazy(() => windows().then((m) => ({ default: m.NewEmployee })))
const EditEmployee = lazy(() => windows().then((m) => ({ default: m.EditEmployee })))
const ConfirmAct = lazy(() => windows().then((m) => ({ default: m.ConfirmAct })))
const HandedPassword = lazy(() => windows().then((m) => ({ default: m.HandedPassword })))

type Open =
  | { kind: 'new' }
  | { kind: 'edit'; employee: Employee }
  | { kind: 'act'; employee: Employee; act: Act }
  | { kind: 'password'; handed: Handed }

/** Who works here, and what each may. */
export function Page() {
  const say = useText('partner-site')
  const { data: me } = useRead('/api/partner/me', {})
  const { data, error, isPending, refetch } = useRead('/api/partner/employees', {})
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const own = me?.rights ?? []
  const handed = (one: Handed) => setOpen({ kind: 'password', handed: one })
  const add = (
    <Button kind="filled" onClick={() => setOpen({ kind: 'new' })} className="touch:h-11">
      {say('employees.add')}
    </Button>
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 max-tablet:pt-3">
      <header className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <PageTitle>{say('page.employees')}</PageTitle>
          <p className="mt-1 text-13 text-text-3 leading-relaxed">
            {say('employees.text', { most: data?.most ?? 50 })}
          </p>
        </div>
        {(data?.list.length ?? 0) > 0 && add}
      </header>
      {error ? (
        <LoadFailed problem={error} retry={() => void refetch()} />
      ) : (
        <Card pad={false}>
          <Table<Employee>
            caption={say('page.employees')}
            busy={isPending}
            rows={data?.list ?? []}
            rowKey={({ employeeId }) => employeeId}
            onRow={(employee) => employee.mayChange && setOpen({ kind: 'edit', employee })}
            rowLabel={({ name }) => say('employees.open', { name })}
            empty={
              <Empty title={say('employees.none')} action={add}>
                {say('employees.noneText')}
              </Empty>
            }
            columns={[
              { key: 'name', head: say('employees.name'), cell: ({ name }) => <b className="font-semibold">{name}</b> },
              { key: 'login', head: say('employees.login'), cell: ({ loginId }) => loginId },
              {
                key: 'rights',
                head: say('employees.rights'),
                end: true,
                cell: ({ rights }) => say('employees.rightsCount', { count: rights.length }),
              },
              { key: 'state', head: say('employees.state'), cell: (one) => <State employee={one} /> },
              {
                key: 'last',
                head: say('employees.lastLogin'),
                end: true,
                cell: ({ lastLoginAt }) => (lastLoginAt ? dayTime(lastLoginAt) : say('employees.never')),
              },
            ]}
            line={(one) => ({
              title: one.name,
              note: one.loginId,
              aside: <State employee={one} />,
            })}
          />
        </Card>
      )}
      <Suspense>
        {open?.kind === 'new' && <NewEmployee own={own} onMade={handed} close={close} />}
        {open?.kind === 'edit' && (
          <EditEmployee
            employee={open.employee}
            own={own}
            onAct={(act) => setOpen({ kind: 'act', employee: open.employee, act })}
            close={close}
          />
        )}
        {open?.kind === 'act' && (
          <ConfirmAct employee={open.employee} act={open.act} onPassword={handed} close={close} />
        )}
        {open?.kind === 'password' && <HandedPassword handed={open.handed} close={close} />}
      </Suspense>
    </div>
  )
}

function State({ employee: { isLocked, hasCodes, sessions } }: { employee: Employee }) {
  const say = useText('partner-site')
  if (isLocked) return <Tag tone="bad">{say('employees.locked')}</Tag>
  if (sessions > 0) return <Tag tone="ok">{say('employees.online')}</Tag>
  if (!hasCodes) return <Tag tone="warn">{say('employees.noCodes')}</Tag>
  return <Tag>{say('employees.ready')}</Tag>
}
