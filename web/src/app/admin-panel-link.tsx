import { Link, useLocation } from "react-router";
import { paths } from "../platform/paths.ts";
import { placeLinkClasses } from "./place-link-classes.ts";

/** Leads operators to the Admin Panel, beside the places that everybody has. */
export function AdminPanelLink() {
  const { pathname } = useLocation();
  const isOpen = pathname === paths.admin || pathname === paths.adminPanel;
  return (
    <Link to={paths.admin} aria-current={isOpen ? "page" : undefined} className={placeLinkClasses}>
      Admin Panel
    </Link>
  );
}
