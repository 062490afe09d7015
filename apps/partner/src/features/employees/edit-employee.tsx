import type { PartnerRight } from '@maru/contract'
import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { useState } from 'react'
import { useChange } from '../../shared/calls.ts'
import { useProblemText } from '../../shared/problem.ts'
import { notify } from '../../shared/toast.tsx'
import { EmployeeForm } from './employee-form.tsx'
import type { Employee } from './employees.ts'

export type Act = 'lock' | 'unlock' | 'password' | 'codes' | 'remove'
type Props = { employee: Employee; own: readonly PartnerRight[]; onAct: (act: Act) => void; close: () => void }

export function EditEmployee({ employee, own, onAct, close }: Props) {
  const say = useText('partner-site')
  const problemText = useProblemText()
  const save = useChange('/api/partner/saveEmployee')
  const [typed, setTyped] = useState({ name: employee.name, rights: [...employee.rights] })
  const { employeeId, isLocked, hasCodes } = employee
  const send = () =>
    save.mutate(
      { employeeId, ...typed },
      {
        onSuccess: () => {
          notify.ok(say('form.saved'))
          close()
        },
      },
    )
  const acts: Act[] = [isLocked ? 'unlock' : 'lock', 'password', ...(hasCodes ? (['codes'] as const) : []), 'remove']
  return (
    <EmployeeForm
      title={employee.name}
      note={employee.loginId}
      act={say('form.save')}
      typed={typed}
      onTyped={setTyped}
      own={own}
      busy={save.isPending}
      problem={save.error ? problemText(save.error) : undefined}
      onSend={send}
      close={close}
    >
      <div className="flex flex-wrap gap-2 border-line-soft border-t pt-4">
        {acts.map((act) => (
          <Button
            key={act}
            size="sm"
            kind={act === 'remove' ? 'danger' : 'neutral'}
            onClick={() => onAct(act)}
            className="touch:h-11"
          >
            {say(wordOf[act])}
          </Button>
        ))}
      </div>
    </EmployeeForm>
  )
}

const wordOf = {
  lock: 'act.lock',
  unlock: 'act.unlock',
  password: 'act.newPassword',
  codes: 'act.newCodes',
  remove: 'act.remove',
} as const satisfies Record<Act, string>
