import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { dashboardPath, paths } from "../../platform/paths.ts";

/**
 * Names the Profile tab in the address while somebody writes their profile. The address without a tab leads to another place as soon
 * as the profile is complete, which would take the page away that says so.
 */
export function useProfileAddress(isWriting: boolean) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isUnnamed = pathname === paths.home && !new URLSearchParams(search).has("tab");
  useEffect(() => {
    if (isWriting && isUnnamed) void navigate(dashboardPath("profile"), { replace: true });
  }, [isWriting, isUnnamed, navigate]);
}
