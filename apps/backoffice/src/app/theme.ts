import {
  Button,
  createTheme,
  Drawer,
  type MantineColorsTuple,
  Modal,
  NativeSelect,
  PasswordInput,
  Textarea,
  TextInput,
} from '@mantine/core'

const jade: MantineColorsTuple = [
  '#e9f7f2',
  '#d3ece3',
  '#a8dac9',
  '#7ac7ad',
  '#54b795',
  '#3bad86',
  '#249d77',
  '#0f8566',
  '#0b6e59',
  '#075a48',
]

// Without a scroll lock: it would write an inline style tag, and the page behind does not scroll anyway.
const floating = { lockScroll: false, overlayProps: { backgroundOpacity: 0.45 } }

/** The values stand in `theme.css`; here is what components read in code. */
export const theme = createTheme({
  colors: { jade },
  primaryColor: 'jade',
  primaryShade: 8,
  defaultRadius: 7,
  fontFamily: 'var(--o-font)',
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '18px' },
  respectReducedMotion: true,
  cursorType: 'pointer',
  components: {
    Button: Button.extend({ defaultProps: { size: 'compact-md', variant: 'default' } }),
    Modal: Modal.extend({ defaultProps: { ...floating, centered: true, transitionProps: { duration: 120 } } }),
    Drawer: Drawer.extend({ defaultProps: { ...floating, transitionProps: { duration: 160 } } }),
    // The head of a window is not the head of the page, which a screen reader would jump to.
    ModalHeader: { defaultProps: { role: 'none' } },
    DrawerHeader: { defaultProps: { role: 'none' } },
    TextInput: TextInput.extend({ defaultProps: { size: 'sm' } }),
    PasswordInput: PasswordInput.extend({ defaultProps: { size: 'sm' } }),
    Textarea: Textarea.extend({ defaultProps: { size: 'sm' } }),
    NativeSelect: NativeSelect.extend({ defaultProps: { size: 'sm' } }),
  },
})
