import { useText } from '@maru/i18n/react'
import { Checkbox } from '@maru/ui/checkbox.tsx'
import { useState } from 'react'
import { commandKey, commandKeyIsOff, commandKeyNow, commandKeyPlace } from './command-key.ts'

/** Whether the key opens the command bar, on this device; for this page alone where nothing may be stored. */
export function KeySwitch() {
  const say = useText('command')
  const [isOn, setOn] = useState(() => !commandKeyIsOff())
  const change = (next: boolean) => {
    commandKeyNow.isOff = !next
    setOn(next)
    try {
      localStorage.setItem(commandKeyPlace, next ? 'on' : 'off')
    } catch {
      // It holds until the page is left.
    }
  }
  return (
    <Checkbox checked={isOn} onChange={(event) => change(event.target.checked)} className="mt-3.5 touch:mt-2">
      {say('key', { key: commandKey })}
    </Checkbox>
  )
}
