// What vite.config.ts keeps together as the framework: these, and whatever they are made of.
import "react";
import "react/jsx-runtime";
import "@tanstack/react-router";
import "@tanstack/react-router/ssr/client";
