import { useText } from '@maru/i18n/react'
import { Button } from '@maru/ui/button.tsx'
import { Field } from '@maru/ui/field.tsx'
import { Modal, ModalActions } from '@maru/ui/modal.tsx'
import { TextInput } from '@maru/ui/text-input.tsx'
import { useState } from 'react'

const mostAddress = 500

export function LinkDialog({ close, onLink }: { close: () => void; onLink: (address: string) => void }) {
  const say = useText('boards')
  const sayCommon = useText('common')
  const [address, setAddress] = useState('')
  const isAddress = /^(https:\/\/[^\s@]+|\/(?![/\\])\S*)$/.test(address.trim())
  return (
    <Modal open onOpenChange={close} title={say('editor.link')} closeLabel={sayCommon('action.close')}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (!isAddress) return
          close()
          onLink(address.trim())
        }}
      >
        <Field label={say('editor.address')} hint={say('editor.addressHint')}>
          <TextInput
            autoFocus
            type="text"
            inputMode="url"
            maxLength={mostAddress}
            placeholder="https://"
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
        </Field>
        <ModalActions>
          <Button onClick={close}>{sayCommon('action.cancel')}</Button>
          <Button kind="filled" type="submit" disabled={!isAddress}>
            {say('editor.link')}
          </Button>
        </ModalActions>
      </form>
    </Modal>
  )
}
