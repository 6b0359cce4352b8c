// Entry of the framework chunk in vite.config.ts: these packages and their dependencies.
import "react";
import "react/jsx-runtime";
import "@tanstack/react-router";
import "@tanstack/react-router/ssr/client";
