// The theme: calm and dense, one accent, three meaning colours.
import { createTheme, defaultVariantColorsResolver, mergeThemeOverrides } from '@mantine/core'
import type {
  BadgeProps,
  ButtonProps,
  InputProps,
  InputWrapperProps,
  MantineColorsTuple,
  MenuProps,
  ModalProps,
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
const done: MantineColorsTuple = [
  '#e9f7ef',
  '#d3ecdd',
  '#a7d8bb',
  '#78c397',
  '#50b178',
  '#37a665',
  '#29a05b',
  '#178546',
  '#0c7c41',
  '#006b35',
]
const toDo: MantineColorsTuple = [
  '#fdf4e3',
  '#f7e7c8',
  '#eecd8e',
  '#e5b250',
  '#dd9b1f',
  '#c98808',
  '#b77a00',
  '#9c6700',
  '#835600',
  '#6b4500',
]
const trouble: MantineColorsTuple = [
  '#fdecec',
  '#f6d5d5',
  '#eda8a8',
  '#e57879',
  '#de5051',
  '#da3738',
  '#d22c2d',
  '#b82021',
  '#a2191b',
  '#8c1113',
]

// The greys of the dark scheme are bluish, like its background.
const dark: MantineColorsTuple = [
  '#d3d8de',
  '#b9c0c8',
  '#8f98a3',
  '#6a737e',
  '#464e58',
  '#363d46',
  '#2a3037',
  '#22262c',
  '#191c20',
  '#121417',
]

// By name only: importing the components would load all of them with the theme.
const byDefault = <Props>(defaultProps: Partial<Props>) => ({ defaultProps })

const theme = createTheme({
  primaryColor: 'aegean',
  primaryShade: { light: 8, dark: 7 },
  colors: { aegean, dark, done, toDo, trouble },
  autoContrast: true,
  // Otherwise components wait for transitions that are not shown.
  respectReducedMotion: true,
  fontFamily: `"Estia Sans", "Before Estia Sans", "Before Estia Sans, where Arial is missing", system-ui, sans-serif`,
  fontFamilyMonospace: 'ui-monospace, "Cascadia Mono", Consolas, "DejaVu Sans Mono", monospace',
  fontSizes: { xs: '0.75rem', sm: '0.84375rem', md: '0.9375rem', lg: '1.0625rem', xl: '1.25rem' },
  spacing: { xs: '0.375rem', sm: '0.625rem', md: '0.875rem', lg: '1.25rem', xl: '1.75rem' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1.0625rem', lineHeight: '1.35' },
      h3: { fontSize: '0.9375rem', lineHeight: '1.4' },
    },
  },
  variantColorResolver: (input) => {
    const colors = defaultVariantColorsResolver(input)
    // Keep light badges and buttons in the meaning colours readable on both backgrounds.
    const named = input.color && ['done', 'toDo', 'trouble', 'aegean'].includes(input.color)
    if (input.variant !== 'light' || !named) return colors
    return {
      ...colors,
      color: `light-dark(var(--mantine-color-${input.color}-9), var(--mantine-color-${input.color}-2))`,
    }
  },
  components: {
    // Letter-spacing makes words in lower case hard to tell apart.
    Badge: byDefault<BadgeProps>({ variant: 'light', tt: 'none', fw: 600, lts: 0 }),
    Button: byDefault<ButtonProps>({ size: 'xs' }),
    Input: byDefault<InputProps>({ size: 'sm' }),
    InputWrapper: byDefault<InputWrapperProps>({ size: 'sm' }),
    // The placeholder for the initial focus is not a menu item, which ARIA does not allow in a menu.
    Menu: byDefault<MenuProps>({ withInitialFocusPlaceholder: false }),
    Modal: byDefault<ModalProps>({ centered: true, overlayProps: { backgroundOpacity: 0.4 } }),
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
