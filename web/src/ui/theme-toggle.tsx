import { Monitor, Moon, Sun } from "lucide-react";
import type { Theme } from "../platform/theme.ts";
import { useTheme } from "../platform/theme.ts";
import { Button } from "./button.tsx";

/** Shows one button that switches between system, light and dark. */
export function ThemeToggle() {
  const [theme, setTheme] = useTheme();
  const { Icon, label, next } = steps[theme];
  return (
    <Button
      variant="quiet"
      size="icon"
      onClick={() => setTheme(next)}
      aria-label={`Theme: ${label}. Switch to ${steps[next].label.toLowerCase()}`}
    >
      <Icon aria-hidden="true" className="size-4.5" />
    </Button>
  );
}

const steps: Record<Theme, { Icon: typeof Sun; label: string; next: Theme }> = {
  system: { Icon: Monitor, label: "Device setting", next: "light" },
  light: { Icon: Sun, label: "Light", next: "dark" },
  dark: { Icon: Moon, label: "Dark", next: "system" },
};
