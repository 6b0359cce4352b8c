import { useParams } from "@tanstack/react-router";
import { GenericPage } from "./generic-page.tsx";

export function StateCredentialingPage() {
  const { state } = useParams({ from: "/{$state}-credentialing" });
  return <GenericPage slug={`${state}-credentialing`} />;
}
