import { Icon, type IconProps } from '@maru/ui/icon.tsx'

/** Of 24 by 24. */
export const pinPath =
  'M12 16v5M8 3.500h8M9.500 3.500v5.200c0 1-.6 1.700-1.500 2.200-1.200.6-2 1.700-2 3.100v2h12v-2c0-1.400-.8-2.500-2-3.100-.9-.5-1.500-1.200-1.500-2.200V3.500'

/** A banker: it is in every line. */
export const PinGlyph = (props: IconProps) => (
  <Icon size={18} {...props}>
    <path d={pinPath} />
  </Icon>
)

export const ShareGlyph = (props: IconProps) => (
  <Icon size={18} {...props}>
    <path d="M12 15V4M8 7.500 12 3.500l4 4M6 11H5v9h14v-9h-1" />
  </Icon>
)
