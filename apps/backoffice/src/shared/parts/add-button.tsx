import { Button } from '@mantine/core'
import { Plus } from 'lucide-react'

/** At the end of a panel's head: begins a new row of the list below. */
export const AddButton = ({ label, onAdd }: { label: string; onAdd: () => void }) => (
  <>
    <span className="grow" />
    <Button variant="filled" size="compact-sm" leftSection={<Plus size={14} aria-hidden />} onClick={onAdd}>
      {label}
    </Button>
  </>
)
