import { Icon, type IconProps } from '@maru/ui/icon.tsx'

export const PinIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 4h6l-1 6 3 3H7l3-3zM12 13v7" />
  </Icon>
)
export const PictureIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3.5" y="5" width="17" height="14" rx="2.5" />
    <circle cx="8.5" cy="10" r="1.6" />
    <path d="m4 17 5-4 3.5 3 3.5-4.5 4.5 5" />
  </Icon>
)
export const HeartIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 20S4 15 4 9.2A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.2C20 15 12 20 12 20z" />
  </Icon>
)
export const PenIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20h4L19 9l-4-4L4 16zM13 7l4 4" />
  </Icon>
)
export const WalletIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V18a2.5 2.5 0 0 0 2.5 2.5H20V8H6.5A2.5 2.5 0 0 1 4 7.5zM16 14h.01" />
  </Icon>
)
export const LinkIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10 14a4 4 0 0 0 5.7 0l3-3a4 4 0 0 0-5.7-5.7l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1" />
  </Icon>
)
export const QuoteIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 7c-3 1-4 3-4 6v4h5v-5H7c0-2 1-3 2-3.5zM19 7c-3 1-4 3-4 6v4h5v-5h-3c0-2 1-3 2-3.5z" />
  </Icon>
)
export const BulletsIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01" />
  </Icon>
)
