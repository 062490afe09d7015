const PATHS = {
  back: 'M15 5.5 8.5 12l6.500 6.500',
  close: 'M6 6l12 12M18 6 6 18',
  full: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5',
  soundOff: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM16 10l4.500 4.500M20.500 10 16 14.500',
  soundOn: 'M4 9.500v5h3.500L12 18.500v-13L7.500 9.500zM15.500 9a4.200 4.200 0 0 1 0 6M18 6.500a8 8 0 0 1 0 11',
  help: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.8.400-1.100.9-1.100 1.800M12 16.800v.1',
  undo: 'M9 14 4.500 9.500 9 5M4.500 9.500H15a4.500 4.500 0 0 1 0 9h-4',
  repeat:
    'M4 12a8 8 0 0 1 13.700-5.600L20 8.500M20 4v4.500h-4.500M20 12a8 8 0 0 1-13.700 5.600L4 15.500M4 20v-4.500h4.500',
  clear: 'M5 7h14M10 7V4.500h4V7M7 7l1 12.500h8L17 7',
  plus: 'M12 6v12M6 12h12',
  minus: 'M6 12h12',
  camera: 'M4 7.500h10v9H4zM14 10.500l6-3v9l-6-3',
  drawn: 'M4 19.500l1-4L15.500 5l3.500 3.500L8.500 18.500zM13 7.500l3.500 3.500',
  tables: 'M4 5h7v6H4zM13 5h7v6h-7zM4 13h7v6H4zM13 13h7v6h-7z',
  seal: 'M12 3.500 19 6.500v5c0 4.500-3 7.500-7 9-4-1.500-7-4.500-7-9v-5zM8.800 12l2.300 2.300 4.200-4.400',
} as const

export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
