import { useText } from '#kit/i18n/useText.ts'

/** The map's built-in texts in the user's language; `title` is the name of the map. */
export function useMapTexts(title: string): Record<string, string> {
  const t = useText()
  return {
    'Map.Title': title,
    'Marker.Title': t('object.map.mark'),
    'Popup.Close': t('object.map.closeCard'),
    'NavigationControl.ZoomIn': t('object.map.zoomIn'),
    'NavigationControl.ZoomOut': t('object.map.zoomOut'),
    'AttributionControl.ToggleAttribution': t('object.map.source'),
    'ScaleControl.Meters': t('object.map.metres'),
    'CooperativeGesturesHandler.WindowsHelpText': t('object.map.byCtrl'),
    'CooperativeGesturesHandler.MacHelpText': t('object.map.byCommand'),
    'CooperativeGesturesHandler.MobileHelpText': t('object.map.byFingers'),
    'ScaleControl.Kilometers': t('object.map.kilometres'),
  }
}
