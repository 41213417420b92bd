// The theme: calm and dense, one accent, three meaning colours.
import { createTheme, defaultVariantColorsResolver, mergeThemeOverrides } from '@mantine/core'
import type {
  ActionIconProps,
  ButtonProps,
  InputProps,
  InputWrapperProps,
  MantineColorsTuple,
  MenuProps,
  ModalProps,
  PaperProps,
  PopoverProps,
  TableProps,
  TooltipProps,
} from '@mantine/core'

const aegean: MantineColorsTuple = [
  '#eaf6f9',
  '#d3e9ef',
  '#a6d2de',
  '#75bacd',
  '#4ea6bf',
  '#3699b5',
  '#2793b1',
  '#15809c',
  '#046d87',
  '#005a71',
]
// The shades of meaning: the fourth is a text on dark, the ninth one on white and the ground of white text.
const done: MantineColorsTuple = [
  '#e0f2e6',
  '#cbe7d5',
  '#a9d8ba',
  '#8fd1a6',
  '#61b581',
  '#419d65',
  '#2d8852',
  '#217545',
  '#1a5f37',
  '#124a2a',
]
const toDo: MantineColorsTuple = [
  '#faeed6',
  '#f5e1b9',
  '#eed292',
  '#e8bf6d',
  '#d9a43d',
  '#c28a1e',
  '#a87309',
  '#8f5f03',
  '#774a00',
  '#5e3a00',
]
const trouble: MantineColorsTuple = [
  '#fbe5e2',
  '#f9d0cb',
  '#f6b9b2',
  '#f3a59d',
  '#e07d73',
  '#cd5a4f',
  '#bb4136',
  '#a92f26',
  '#98241c',
  '#7a1912',
]

// Greys are warm, so that photos and white cards lie well on them.
const gray: MantineColorsTuple = [
  '#f6f4f0',
  '#f0ede8',
  '#e6e2db',
  '#d5cfc5',
  '#d5cfc5',
  '#8d867b',
  '#665f56',
  '#575148',
  '#45403a',
  '#211e1a',
]
const dark: MantineColorsTuple = [
  '#ece8e2',
  '#cdc7be',
  '#a9a298',
  '#7d766c',
  '#47433d',
  '#33302c',
  '#292724',
  '#1e1d1b',
  '#161514',
  '#0f0e0d',
]

const tones = { done: 'green', toDo: 'amber', trouble: 'red', gray: 'neutral' }

// By name only: importing the components would load all of them with the theme.
const byDefault = <Props>(defaultProps: Partial<Props>) => ({ defaultProps })

const theme = createTheme({
  primaryColor: 'aegean',
  primaryShade: { light: 8, dark: 7 },
  black: '#211e1a',
  colors: { aegean, dark, gray, done, toDo, trouble },
  autoContrast: true,
  // Otherwise components wait for transitions that are not shown.
  respectReducedMotion: true,
  fontFamily: `"Estia Sans", "Before Estia Sans", "Before Estia Sans, where Arial is missing", system-ui, sans-serif`,
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '0.9375rem', xl: '1.25rem' },
  lineHeights: { xs: '1.3334', sm: '1.3846', md: '1.4286', lg: '1.3334', xl: '1.2' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '0.875rem', xl: '2rem' },
  defaultRadius: 'sm',
  shadows: {
    xs: 'var(--estia-shadow-card)',
    sm: 'var(--estia-shadow-card)',
    md: 'var(--estia-shadow-menu)',
    lg: 'var(--estia-shadow-menu)',
    xl: 'var(--estia-shadow-dialog)',
  },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.75rem' },
      h2: { fontSize: '0.9375rem', lineHeight: '1.25rem' },
      h3: { fontSize: '0.875rem', lineHeight: '1.25rem' },
    },
  },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    if (input.variant !== 'light') return colors
    // Tinted buttons and alerts have the colours of pills.
    const of = `var(--estia-${tones[(input.color ?? 'aegean') as keyof typeof tones] ?? 'neutral'}`
    const [background, color] =
      input.color === 'aegean'
        ? ['var(--estia-tint)', 'var(--estia-onTint)']
        : [`${of}Wash)`, `${of})`]
    return { ...colors, background, hover: `color-mix(in srgb, ${background}, ${color} 8%)`, color }
  },
  components: {
    ActionIcon: byDefault<ActionIconProps>({ size: '2rem', color: 'gray' }),
    Button: byDefault<ButtonProps>({ size: 'xs' }),
    Input: byDefault<InputProps>({ size: 'sm' }),
    InputWrapper: byDefault<InputWrapperProps>({ size: 'sm' }),
    // The placeholder for the initial focus is not a menu item, which ARIA does not allow in a menu.
    Menu: byDefault<MenuProps>({
      withInitialFocusPlaceholder: false,
      radius: 'md',
      shadow: 'md',
    }),
    Modal: byDefault<ModalProps>({
      centered: true,
      radius: 'lg',
      overlayProps: { backgroundOpacity: 0.4 },
    }),
    Paper: byDefault<PaperProps>({ radius: 'md', shadow: 'xs' }),
    Popover: byDefault<PopoverProps>({ radius: 'md', shadow: 'md' }),
    Table: byDefault<TableProps>({ verticalSpacing: 5, horizontalSpacing: 'sm' }),
    Tooltip: byDefault<TooltipProps>({ openDelay: 300, withArrow: true }),
  },
})

/** The theme with ten shades of another accent, from light to dark. */
export const themeIn = (shades: readonly string[] | undefined) =>
  shades
    ? mergeThemeOverrides(
        theme,
        createTheme({ colors: { aegean: shades as unknown as MantineColorsTuple } }),
      )
    : theme
